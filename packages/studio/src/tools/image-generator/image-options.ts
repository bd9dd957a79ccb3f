import { defaultImageSize, type ImageStyle, type imageSizes, styleStrength } from '@verapix/domain';
import type { ImageGeneratorOutput, RequestPicture } from '@verapix/engines/image-generator';
import type { NoSource } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as words from '@verapix/messages/lib-steps';
import * as messages from '@verapix/messages/tool-image-generator';
import type { FreeUses } from '../../free-uses/use-free-uses';
import type { ToolViewProps, WorkspaceProps } from '../../workspace/tool-props';

export type ImageSize = (typeof imageSizes)[number];

/** What the user chooses before a run. */
export interface ImageOptions {
  prompt: string;
  negative: string;
  /** Undefined while no preset is pressed. */
  style: ImageStyle | undefined;
  size: ImageSize;
  /** In percent. */
  strength: number;
  /** Another for each run, so that the pictures differ, unless it is fixed. */
  seed: number;
  isSeedFixed: boolean;
}

/** The seeds go from 0 to this, exclusive. */
export const seedLimit = 1_000_000;

export const randomSeed = () => Math.floor(Math.random() * seedLimit);

export const initialOptions: ImageOptions = {
  prompt: '',
  negative: '',
  style: undefined,
  size: defaultImageSize,
  strength: styleStrength.initial,
  seed: 0,
  isSeedFixed: false,
};

/** A picture of the history, with the options it was made from. */
export interface GeneratedImage extends ImageGeneratorOutput {
  madeFrom: ImageOptions;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** Who makes the pictures: rules on this device, the image service, or the simulation. */
type ImageMaker = 'procedural' | 'service' | 'simulated';

export type GeneratorTab = 'generate' | 'history';

/** What the image generator reads from the rest of the app, and the open tab. */
export interface ImageEnv {
  freeUses: FreeUses;
  maker: ImageMaker;
  /** This site has an image service, for users who sign in. */
  canSignIn: boolean;
  /** Asks the image service, if it makes the pictures. */
  request: RequestPicture | undefined;
  /** The form starts again from the options of the machine with each new `key`; `isFocused` leads the user there. */
  form: { key: number; isFocused: boolean };
  restartForm: (options: { isFocused: boolean }) => void;
  tab: GeneratorTab;
  setTab: (tab: GeneratorTab) => void;
}

export type ImageViewProps = ToolViewProps<NoSource, ImageOptions, GeneratedImage, ImageEnv>;
export type ImageWorkspaceProps = WorkspaceProps<NoSource, ImageOptions, GeneratedImage, ImageEnv>;

export const makers: Record<GeneratedImage['method'], string> = {
  procedural: messages.makerProcedural,
  service: messages.makerService,
  simulated: messages.makerSimulated,
};

export const downloadLabels: Record<GeneratedImage['method'], string> = {
  procedural: messages.downloadProcedural,
  service: messages.downloadService,
  simulated: common.download,
};

export const styleLabels: Record<ImageStyle, string> = {
  realistic: words.realistic,
  anime: words.anime,
  '3d': '3D',
  watercolor: words.watercolor,
};
