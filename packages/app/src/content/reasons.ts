import { plans, refundDays, resolutions, tools, upscaleFactors } from '@verapix/domain';
import { BadgeCheck, Code, Gauge, Laptop, Maximize, SplitSquareHorizontal } from 'lucide-react';

const largestFactor = Math.max(...upscaleFactors);
const { free, premium } = plans;
const sideOf = ({ upscaleTo }: typeof free) => resolutions[upscaleTo].longestSidePx;

/** The reasons to choose Verapix on the home page. */
export const reasons = [
  {
    icon: Laptop,
    title: 'Your pictures stay yours',
    text: 'The tools work in your browser, on your own device. No picture is uploaded for them. Where you open one, the page counts what it has sent, so you can check.',
  },
  {
    icon: SplitSquareHorizontal,
    title: 'Evidence, not promises',
    text: 'Before and after are shown together, down to single pixels. You see what a tool changed, and can look for what a network made up, before you keep the result.',
  },
  {
    icon: Maximize,
    title: `Up to ${largestFactor} times larger`,
    text: `A picture grows to as much as ${largestFactor * 100}\u00a0% of its width and height. Its longer side may have ${sideOf(free)} pixels for free, and ${sideOf(premium)} with a paid plan. A trained network rebuilds detail, or a filter keeps to the pixels that are there.`,
  },
  {
    icon: Gauge,
    title: 'Nothing to install',
    text: `${tools.length} tools in one place, on a computer, a tablet or a phone. What a tool needs is fetched on its first run and kept. From then on it works without a network.`,
  },
  {
    icon: BadgeCheck,
    title: 'Plain terms',
    text: `You can try every tool before you pay. The price shown is the price you pay, you can cancel at any time, and a purchase is refunded if you ask within ${refundDays} days.`,
  },
  {
    icon: Code,
    title: 'Ready for your own software',
    text: 'The paid plans come with an API: an OpenAPI document, samples that are run before they are published, and a page on which you can try every call.',
  },
] as const;
