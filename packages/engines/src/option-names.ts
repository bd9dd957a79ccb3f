import type { HeadshotSize, LogoColour, LogoIndustry, LogoTemplate, SizePreset } from '@verapix/domain';
import * as messages from '@verapix/messages/tools';

export const sizePresetNames: Readonly<Record<SizePreset['id'], string>> = {
  'instagram-square': messages.instagramSquare,
  'instagram-portrait': messages.instagramPortrait,
  story: messages.story,
  'full-hd': messages.fullHd,
  a4: messages.a4,
  letter: messages.usLetter,
  photo: messages.photoPrint,
};

export const headshotSizeNames: Readonly<Record<HeadshotSize['id'], string>> = {
  portrait: messages.portrait,
  square: messages.square,
  profile: messages.linkedInProfile,
  cv: messages.cv,
};

export const logoIndustryNames: Readonly<Record<LogoIndustry, string>> = {
  technology: messages.technology,
  finance: messages.finance,
  healthcare: messages.healthcare,
  education: messages.education,
  food: messages.food,
  retail: messages.retail,
  creative: messages.creative,
  nonprofit: messages.nonprofit,
};

export const logoTemplateNames: Readonly<Record<LogoTemplate, { label: string; description: string }>> = {
  modern: { label: messages.modern, description: messages.modernDescription },
  minimalist: { label: messages.minimalist, description: messages.minimalistDescription },
  bold: { label: messages.bold, description: messages.boldDescription },
  vintage: { label: messages.vintage, description: messages.vintageDescription },
  tech: { label: messages.tech, description: messages.techDescription },
};

export const logoColourNames: Readonly<Record<LogoColour, string>> = {
  '#3A86FF': messages.blue,
  '#8338EC': messages.violet,
  '#FF006E': messages.pink,
  '#FB5607': messages.orange,
  '#FFBE0B': messages.yellow,
  '#06A77D': messages.green,
  '#14213D': messages.navy,
  '#9B2226': messages.burgundy,
};
