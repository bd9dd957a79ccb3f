import { logoTemplates, pictureFormats, type ToolId } from '@verapix/domain';
import { textLanguages } from '@verapix/engines/text-languages';
import type { LibraryStep } from '@verapix/machines';
import * as messages from '@verapix/messages/lib-steps';
import { best, instant, people } from '@verapix/messages/tool-background';
import { anime, realistic, watercolor } from '@verapix/messages/tool-image-generator';
import { detail, fast, sharp } from '@verapix/messages/tool-upscale-settings';
import { best as bestRepair, quick } from '@verapix/messages/tool-watermark';

type Names = Readonly<Record<string, string>>;

/** The names of each tool's methods, as its page has them. */
const methods: Partial<Record<ToolId, Names>> = {
  'image-upscaler': { sharp, detail, fast },
  'background-remover': { best, instant },
  'watermark-remover': { best: bestRepair, quick },
};

const styles: Names = { realistic, anime, '3d': '3D', watercolor };
const subjects: Names = { people };
const templates: Names = Object.fromEntries(logoTemplates.map(({ id, label }) => [id, label]));
const languages: Names = Object.fromEntries(
  Object.entries(textLanguages).map(([code, { label }]) => [code, label]),
);
const formats: Names = Object.fromEntries(
  Object.entries(pictureFormats).map(([name, { label }]) => [name, label]),
);

const nameIn = (names: Names = {}, value: unknown) =>
  typeof value === 'string' && Object.hasOwn(names, value) ? names[value] : undefined;

/** `2×, Sharp`: the settings of a step in one line, in the words of its tool's page. Empty if it has none to show. */
export function describeStep({ tool, settings }: LibraryStep): string {
  const { factor, method, subject, format, quality, style, strength, template } = settings;
  const numberOf = (value: unknown, describe: (value: number) => string) =>
    typeof value === 'number' ? describe(value) : undefined;
  const textOf = (name: string) => {
    const value = settings[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const isLossy = format === 'jpeg' || format === 'webp';
  const isOwn = typeof method === 'string' && method.startsWith('own-');
  const negative = textOf('negative');
  return [
    textOf('brandName'),
    textOf('description'),
    textOf('prompt'),
    negative && messages.without({ things: negative }),
    numberOf(factor, (times) => `${times}×`),
    isOwn ? messages.own : nameIn(methods[tool], method),
    nameIn(subjects, subject),
    isLossy ? nameIn(formats, format) : undefined,
    isLossy
      ? numberOf(quality, (ratio) => messages.quality({ percent: Math.round(ratio * 100) }))
      : undefined,
    nameIn(styles, style),
    nameIn(styles, style) && numberOf(strength, (percent) => messages.strength({ percent })),
    nameIn(templates, template),
    ...(Array.isArray(settings.languages) ? settings.languages.map((code) => nameIn(languages, code)) : []),
  ]
    .filter(Boolean)
    .join(', ');
}
