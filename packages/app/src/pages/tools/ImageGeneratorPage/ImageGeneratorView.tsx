import { lazyPart } from '../../../wiring/lazy-part';
import type { ImageMaker } from '../../../wiring/tools/image-provider';
import type { FreeUsesView } from '../../../wiring/use-free-uses';
import { ToolFrame } from '../shared/ToolFrame';
import type { ImageSend, ImageSnapshot } from './image-machine';
import { MakerNote } from './MakerNote';

export interface ImageGeneratorViewProps {
  /** Undefined before the machine has started: nothing was typed yet. */
  snapshot: ImageSnapshot | undefined;
  send: ImageSend;
  maker: ImageMaker;
  freeUses: FreeUsesView;
  initialTab?: GeneratorTab;
}

export type GeneratorTab = 'generate' | 'history';

/** Fetched right after the page: its fields are more than a first load should hold. */
const GeneratorTabs = lazyPart(async () => (await import('./GeneratorTabs')).GeneratorTabs);

/** The image generator as its machine's state shows it. */
export function ImageGeneratorView(props: ImageGeneratorViewProps) {
  return (
    <ToolFrame
      tool="ai-image-generator"
      lead="Describe a picture, and choose its style and size."
      state={props.snapshot?.value}
      initial="ready"
    >
      <MakerNote maker={props.maker} />
      <GeneratorTabs {...props} />
    </ToolFrame>
  );
}
