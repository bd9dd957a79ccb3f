import { plans, refundDays, resolutions, tools, upscaleFactors } from '@verapix/domain';
import * as messages from '@verapix/messages/home';
import { BadgeCheck, Code, Gauge, Laptop, Maximize, SplitSquareHorizontal } from 'lucide-react';

const largestFactor = Math.max(...upscaleFactors);
const { free, premium } = plans;
const sideOf = ({ upscaleTo }: typeof free) => resolutions[upscaleTo].longestSidePx;

/** The reasons to choose Verapix on the home page. */
export const reasons = [
  {
    icon: Laptop,
    title: messages.stayYours,
    text: messages.stayYoursText,
  },
  {
    icon: SplitSquareHorizontal,
    title: messages.evidence,
    text: messages.evidenceText,
  },
  {
    icon: Maximize,
    title: messages.larger({ largestFactor }),
    text: messages.largerText({ percent: largestFactor * 100, free: sideOf(free), premium: sideOf(premium) }),
  },
  {
    icon: Gauge,
    title: messages.noInstall,
    text: messages.noInstallText({ count: tools.length }),
  },
  {
    icon: BadgeCheck,
    title: messages.terms,
    text: messages.termsText({ refundDays }),
  },
  {
    icon: Code,
    title: messages.software,
    text: messages.softwareText,
  },
] as const;
