import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Dropzone,
  EmptyState,
  Icon,
  IconButton,
  Inline,
  Kbd,
  Link,
  NumberField,
  Progress,
  RadioGroup,
  SegmentedControl,
  Select,
  Skeleton,
  Slider,
  Spinner,
  Stack,
  Switch,
  TextArea,
  TextField,
  ToggleGroup,
} from '@verapix/ui';
import { Download, Sparkles, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Shown {
  show: ReactNode;
  /** What is right or wrong with it, as a sentence. */
  says: string;
}

/** A component used well, and the mistake that is made most often. */
export interface DoAndDontPair {
  good: Shown;
  bad: Shown;
}

const nothing = () => undefined;
const formats = ['PNG', 'JPG', 'WebP'].map((label) => ({ value: label, label }));
const yesNo = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

/** By the component's name. */
export const doAndDont: Readonly<Record<string, DoAndDontPair>> = {
  Alert: {
    good: {
      show: (
        <Alert tone="danger" title="The file is too large">
          It has 72 megapixels. The limit is 64.
        </Alert>
      ),
      says: 'Say what happened and what to do.',
    },
    bad: {
      show: <Alert tone="danger" title="Error 413" />,
      says: 'A code helps nobody.',
    },
  },
  Badge: {
    good: {
      show: <Badge tone="success">Done</Badge>,
      says: 'A word carries the meaning, the tone repeats it.',
    },
    bad: { show: <Badge tone="danger">!!!</Badge>, says: 'Color and marks alone say nothing.' },
  },
  Button: {
    good: {
      show: (
        <Inline gap="s">
          <Button tone="accent" variant="solid">
            Upscale
          </Button>
          <Button>Cancel</Button>
        </Inline>
      ),
      says: 'One solid button for the main action, named by its verb.',
    },
    bad: {
      show: (
        <Inline gap="s">
          <Button tone="accent" variant="solid">
            OK
          </Button>
          <Button tone="accent" variant="solid">
            No
          </Button>
        </Inline>
      ),
      says: 'Two main actions compete, and neither says what it does.',
    },
  },
  Checkbox: {
    good: {
      show: (
        <Stack gap="s">
          <Checkbox label="Keep the place" />
          <Checkbox label="Keep the camera" />
        </Stack>
      ),
      says: 'Any number of things, each said positively.',
    },
    bad: {
      show: <Checkbox label="Don’t not keep the place" />,
      says: 'A double negative has to be worked out.',
    },
  },
  Dropzone: {
    good: {
      show: (
        <Dropzone
          label="Choose a picture, drop one here, or paste it"
          hint="PNG, JPG or WebP, up to 64 megapixels"
          accept="image/*"
          onFiles={nothing}
        />
      ),
      says: 'Name every way, and the limits, before the choice.',
    },
    bad: {
      show: <Dropzone label="Drop here" accept="image/*" onFiles={nothing} />,
      says: 'On a phone nothing can be dropped, and the limit comes as an error.',
    },
  },
  EmptyState: {
    good: {
      show: (
        <EmptyState level={3} title="No results yet" actions={<Button>Choose a tool</Button>}>
          What you make is kept here.
        </EmptyState>
      ),
      says: 'Say what will be here, and how to begin.',
    },
    bad: { show: <EmptyState level={3} title="No data" />, says: 'A dead end.' },
  },
  IconButton: {
    good: {
      show: <IconButton label="Remove boats.jpg" icon={<Icon of={X} />} />,
      says: 'An icon that everyone knows, with a label that names the thing.',
    },
    bad: {
      show: <IconButton label="Action" icon={<Icon of={Sparkles} />} />,
      says: 'Nobody can guess what it does: use a Button with words.',
    },
  },
  Kbd: {
    good: { show: <Kbd keys={['Ctrl', 'K']} />, says: 'One cap for each key.' },
    bad: { show: <Kbd keys={['Press Ctrl and K']} />, says: 'A sentence is no key.' },
  },
  Link: {
    good: {
      show: <Link href="#props">Read how pictures are kept</Link>,
      says: 'The words name the page, also on their own.',
    },
    bad: { show: <Link href="#props">Click here</Link>, says: 'In a list of links it leads anywhere.' },
  },
  NumberField: {
    good: {
      show: (
        <NumberField
          label="Width"
          hint="1 to 4096"
          value={1920}
          onValueChange={nothing}
          end="px"
          decreaseLabel="Less width"
          increaseLabel="More width"
        />
      ),
      says: 'The unit and the limits are there before one types.',
    },
    bad: {
      show: (
        <NumberField
          label="Card number"
          value={4242}
          onValueChange={nothing}
          decreaseLabel="Less"
          increaseLabel="More"
        />
      ),
      says: 'Digits that are not counted are text.',
    },
  },
  Progress: {
    good: {
      show: <Progress label="Enlarging" value={42} eta="about 8 s left" />,
      says: 'What is done, and how long it takes.',
    },
    bad: {
      show: <Progress label="Please wait" value={99} />,
      says: 'A made-up percentage that stands still.',
    },
  },
  RadioGroup: {
    good: {
      show: <RadioGroup label="Format" options={formats} value="PNG" onValueChange={nothing} />,
      says: 'One of a few, all in view, one of them chosen already.',
    },
    bad: {
      show: <RadioGroup label="Sharpen" options={yesNo} value="on" onValueChange={nothing} />,
      says: 'On or off is a Switch.',
    },
  },
  SegmentedControl: {
    good: {
      show: (
        <SegmentedControl
          label="View"
          options={[
            { value: 'slider', label: 'Slider' },
            { value: 'side', label: 'Side by side' },
          ]}
          value="slider"
          onChange={nothing}
        />
      ),
      says: 'Two to four short views of the same thing.',
    },
    bad: {
      show: (
        <SegmentedControl
          label="Action"
          options={[
            { value: 'save', label: 'Save' },
            { value: 'delete', label: 'Delete' },
          ]}
          value="save"
          onChange={nothing}
        />
      ),
      says: 'Actions are Buttons.',
    },
  },
  Select: {
    good: {
      show: <Select label="Format" options={formats} value="PNG" onValueChange={nothing} />,
      says: 'A choice with a sensible first value.',
    },
    bad: {
      show: <Select label="Sharpen" options={yesNo} value="on" onValueChange={nothing} />,
      says: 'Two options need no list: use a Switch.',
    },
  },
  Skeleton: {
    good: { show: <Skeleton lines={3} />, says: 'About as large as what will come.' },
    bad: {
      show: <Skeleton shape="block" style={{ blockSize: '2rem', inlineSize: '2rem' }} />,
      says: 'The page jumps when the text arrives.',
    },
  },
  Slider: {
    good: {
      show: (
        <Slider
          label="Quality"
          min={10}
          max={100}
          step={1}
          value={80}
          formatValue={(value) => `${value}%`}
          onValueChange={nothing}
        />
      ),
      says: 'A value that is found by trying, shown in words.',
    },
    bad: {
      show: <Slider label="Year" min={1900} max={2026} step={1} value={1984} onValueChange={nothing} />,
      says: 'A value that one knows is quicker to type.',
    },
  },
  Spinner: {
    good: {
      show: (
        <Button pending pendingLabel="Saving">
          Save
        </Button>
      ),
      says: 'In the button that was pressed, for a second or two.',
    },
    bad: {
      show: <Spinner />,
      says: 'Alone on a page it says neither what nor how long: use Progress or Skeleton.',
    },
  },
  Switch: {
    good: {
      show: <Switch label="Weekly digest" defaultChecked />,
      says: 'The label names what is on. It takes effect at once.',
    },
    bad: { show: <Switch label="Turn off the digest" />, says: 'Is it on when it is off?' },
  },
  TextArea: {
    good: {
      show: <TextArea label="Message" hint="What were you doing when it happened?" rows={3} />,
      says: 'A label above, and help that stays.',
    },
    bad: {
      show: <TextArea label="Name" rows={3} />,
      says: 'One line of text is a TextField.',
    },
  },
  TextField: {
    good: {
      show: <TextField label="Email" type="email" hint="We send a link to it." />,
      says: 'A label above the field, and help below it.',
    },
    bad: {
      show: <TextField label="Email" hideLabel placeholder="Email" />,
      says: 'With the first letter the question is gone.',
    },
  },
  ToggleGroup: {
    good: {
      show: (
        <ToggleGroup
          label="Text style"
          options={[
            { value: 'bold', label: 'Bold' },
            { value: 'italic', label: 'Italic' },
          ]}
          value={['bold']}
          onValueChange={nothing}
        />
      ),
      says: 'Any number of them may be on.',
    },
    bad: {
      show: (
        <ToggleGroup
          label="Actions"
          options={[
            { value: 'save', label: 'Save', icon: Download },
            { value: 'delete', label: 'Delete', icon: Trash2 },
          ]}
          value={[]}
          onValueChange={nothing}
        />
      ),
      says: 'Nothing stays on: these are Buttons.',
    },
  },
};
