import { ConsentBar } from '@verapix/ui';
import { useState } from 'react';
import { appConsent, useConsent } from '../analytics/app-consent';
import { paths } from '../paths';

const more = { to: `${paths.cookies}#your-choice`, label: 'All choices' };

/** Asks once whether events may be sent, until somebody has chosen. Where the choice can't be kept: once a page load. */
export function ConsentView() {
  const { consent, isChosen } = useConsent();
  // Whoever answers is not asked again, even if another tab forgets the answer.
  const [isAnswered, setIsAnswered] = useState(false);
  if (isChosen || isAnswered) return null;
  const answer = (performance: boolean) => {
    setIsAnswered(true);
    appConsent.choose({ ...consent, performance });
  };
  return (
    <ConsentBar more={more} onAllow={() => answer(true)} onRefuse={() => answer(false)}>
      May your browser tell us when an address on this site leads nowhere? Nothing else is sent.
    </ConsentBar>
  );
}
