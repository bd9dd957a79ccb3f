import * as messages from '@verapix/messages/shell';
import { ConsentBar } from '@verapix/ui/product';
import { useState } from 'react';
import { choiceAnchor } from '../../content/legal/legal-words';
import { appConsent, useConsent } from '../analytics/consent';
import { paths } from '../../content/paths';

const more = { to: `${paths.cookies}#${choiceAnchor}`, label: messages.allChoices };

/** Asks whether events may be sent, until the user has chosen. If the choice cannot be stored, it asks once per page load. */
export function ConsentView() {
  const { consent, isChosen } = useConsent();
  // Do not ask again on this page, even if another tab deletes the answer.
  const [isAnswered, setIsAnswered] = useState(false);
  if (isChosen || isAnswered) return null;
  const answer = (performance: boolean) => {
    setIsAnswered(true);
    appConsent.choose({ ...consent, performance });
  };
  return (
    <ConsentBar more={more} onAllow={() => answer(true)} onRefuse={() => answer(false)}>
      {messages.consent}
    </ConsentBar>
  );
}
