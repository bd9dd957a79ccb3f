import { refundDays } from '@verapix/domain';
import * as messages from '@verapix/messages/home';
import { BadgeCheck, Code, Laptop, SplitSquareHorizontal } from 'lucide-react';

/** The reasons to choose Verapix on the home page. */
export const reasons = [
  { icon: Laptop, title: messages.stayYours, text: messages.stayYoursText },
  { icon: SplitSquareHorizontal, title: messages.evidence, text: messages.evidenceText },
  { icon: BadgeCheck, title: messages.terms, text: messages.termsText({ refundDays }) },
  { icon: Code, title: messages.software, text: messages.softwareText },
] as const;
