import { Brush, Hand, Redo2, SquareDashed, Trash2, Undo2 } from 'lucide-react';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import { IconButton } from '../IconButton';
import { Segments } from '../Segments';
import { Slider } from '../Slider';
import * as css from './MaskEditor.css';
import { isMarked } from './mask';
import type { MaskMode } from './mask-editor.types';
import type { MaskEditing } from './use-mask-editor';

interface MaskToolsProps {
  editing: MaskEditing;
  modes: readonly MaskMode[];
  disabled: boolean;
}

const tools = [
  { value: 'brush', label: 'Brush', icon: Brush },
  { value: 'rectangle', label: 'Box', icon: SquareDashed },
  { value: 'move', label: 'Move', icon: Hand },
] as const;

/** What draws, what it does, how thick it is, and the way back. */
export function MaskTools({ editing, modes, disabled }: MaskToolsProps) {
  const { tool, setTool, mode, setMode, brush } = editing;
  return (
    <div className={css.tools}>
      <Segments label="Tool" options={tools} value={tool} onChange={setTool} disabled={disabled} />
      <Segments
        label="What a stroke does"
        options={modes.map(({ label, icon }) => ({ value: label, label, icon }))}
        value={mode.label}
        onChange={setMode}
        disabled={disabled || tool === 'move'}
      />
      <div className={css.sizeAndSteps}>
        <Slider
          className={css.size}
          label="Brush size"
          min={brush.sizes.min}
          max={brush.sizes.max}
          step={brush.sizes.step}
          value={brush.size}
          formatValue={(value) => `${value} px`}
          onValueChange={brush.set}
          disabled={disabled || tool !== 'brush'}
        />
        <MaskSteps editing={editing} disabled={disabled} />
      </div>
    </div>
  );
}

function MaskSteps({ editing: { history, step }, disabled }: Pick<MaskToolsProps, 'editing' | 'disabled'>) {
  const { past, future, mask } = history;
  return (
    <fieldset className={css.steps} aria-label="Steps">
      <StepButton
        label="Undo"
        icon={Undo2}
        enabled={!disabled && past.length > 0}
        onPress={() => step('Undone')}
      />
      <StepButton
        label="Redo"
        icon={Redo2}
        enabled={!disabled && future.length > 0}
        onPress={() => step('Redone')}
      />
      <StepButton
        label="Clear"
        icon={Trash2}
        enabled={!disabled && isMarked(mask)}
        onPress={() => step('Cleared')}
      />
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  icon: IconDrawing;
  enabled: boolean;
  onPress: () => void;
}

/** Keeps its focus when there is nothing left to do, so that a key pressed once too often loses no one's place. */
function StepButton({ label, icon, enabled, onPress }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      icon={<Icon of={icon} />}
      aria-disabled={!enabled}
      onClick={() => enabled && onPress()}
    />
  );
}
