import * as common from '@verapix/messages/de/common';
import * as ui from '@verapix/messages/de/ui';
import * as chat from '@verapix/messages/de/ui-chat';
import * as demoBackend from '@verapix/messages/de/ui-demo-backend';
import * as maskEditor from '@verapix/messages/de/ui-mask-editor';
import * as pictures from '@verapix/messages/de/ui-pictures';
import * as textOverlay from '@verapix/messages/de/ui-text-overlay';
import * as undoButtons from '@verapix/messages/de/ui-undo-buttons';
import type { UiTextsMap } from './UiTexts';

export const de: UiTextsMap = {
  ...common,
  ...ui,
  ...chat,
  ...demoBackend,
  ...maskEditor,
  ...pictures,
  ...textOverlay,
  ...undoButtons,
};
