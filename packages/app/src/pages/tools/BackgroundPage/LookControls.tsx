import { type BackgroundKind, backgroundKinds, type CutOutOutput } from '@verapix/engines/background';
import { Button, Icon, IconButton, Inline, RadioGroup, Slider, Stack } from '@verapix/ui';
import { Brush, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { BackgroundFields } from './BackgroundFields';
import { backgroundLabels, firstBackgrounds, softestEdge } from './backgrounds';
import { ChooseBackground } from './ChooseBackground';
import type { LookState } from './use-look';

interface LookControlsProps {
  look: LookState;
  result: CutOutOutput;
  /** Opens the brush. */
  onBrush: () => void;
}

/** What lies behind the subject, and how its edge and its shadow look: all at once, without another run. */
export function LookControls({ look, result, onBrush }: LookControlsProps) {
  const { now, change, settle } = look;
  return (
    <Stack gap="l">
      <BackgroundChoice look={look} />
      <Slider
        label="Soft edge"
        max={softestEdge(result)}
        value={now.softness}
        formatValue={(value) => `${value} px`}
        onValueChange={(softness) => change({ softness }, 'softness')}
        onValueCommit={settle}
      />
      <Slider
        label="Shadow"
        value={Math.round(now.shadow * 100)}
        formatValue={(value) => `${value} %`}
        onValueChange={(percent) => change({ shadow: percent / 100 }, 'shadow')}
        onValueCommit={settle}
      />
      <Inline justify="space-between">
        <Button icon={<Icon of={Brush} />} onClick={onBrush}>
          Erase or restore
        </Button>
        <Inline gap="xxs">
          <StepButton label="Undo" icon={Undo2} enabled={look.canUndo} onPress={look.undo} />
          <StepButton label="Redo" icon={Redo2} enabled={look.canRedo} onPress={look.redo} />
        </Inline>
      </Inline>
    </Stack>
  );
}

function BackgroundChoice({ look: { now, change, settle } }: { look: LookState }) {
  /** Chosen, but its picture is not there yet. */
  const [waitsForPicture, setWaitsForPicture] = useState(false);
  const { kind } = now.background;
  const choose = (next: BackgroundKind) => {
    setWaitsForPicture(next === 'picture');
    if (next !== 'picture' && next !== kind) change({ background: firstBackgrounds[next] }, `kind ${next}`);
    settle();
  };
  return (
    <Stack gap="m">
      <RadioGroup
        look="segmented"
        columns={3}
        label="Behind the subject"
        value={waitsForPicture ? 'picture' : kind}
        options={backgroundKinds.map((value) => ({ value, label: backgroundLabels[value] }))}
        onValueChange={choose}
      />
      {waitsForPicture || kind === 'picture' ? (
        <ChooseBackground
          chosen={kind === 'picture'}
          onChosen={(file) => {
            setWaitsForPicture(false);
            change({ background: { kind: 'picture', file } }, `picture ${file.name}`);
            settle();
          }}
        />
      ) : (
        <BackgroundFields
          background={now.background}
          onChange={(background) => change({ background }, `edit ${background.kind}`)}
          onSettled={settle}
        />
      )}
    </Stack>
  );
}

interface StepButtonProps {
  label: string;
  icon: typeof Undo2;
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
