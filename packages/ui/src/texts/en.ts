import * as common from '@verapix/messages/en/common';
import * as ui from '@verapix/messages/en/ui';
import * as chat from '@verapix/messages/en/ui-chat';
import * as demoBackend from '@verapix/messages/en/ui-demo-backend';
import * as maskEditor from '@verapix/messages/en/ui-mask-editor';
import * as pictures from '@verapix/messages/en/ui-pictures';
import * as textOverlay from '@verapix/messages/en/ui-text-overlay';
import * as undoButtons from '@verapix/messages/en/ui-undo-buttons';
import type { UiTextsMap } from './UiTexts';

export const en: UiTextsMap = {
  ...common,
  ...ui,
  ...chat,
  ...demoBackend,
  ...maskEditor,
  ...pictures,
  ...textOverlay,
  ...undoButtons,
};
