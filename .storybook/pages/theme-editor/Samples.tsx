import {
  Accordion,
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  Grid,
  Heading,
  Inline,
  Link,
  Progress,
  RadioGroup,
  Slider,
  Spinner,
  Stack,
  Switch,
  Tabs,
  Text,
  TextField,
} from '@verapix/ui';
import { alertTones } from '../../../packages/ui/src/components/Alert';
import { badgeTones } from '../../../packages/ui/src/components/Badge';
import { buttonTones } from '../../../packages/ui/src/components/Button';

/** Components that together use nearly all tokens. */
export function Samples() {
  return (
    <Stack gap="m">
      <Heading level={2}>Components</Heading>
      <Inline gap="s">
        {buttonTones.map((tone) => (
          <Button key={tone} tone={tone} variant="solid">
            {tone}
          </Button>
        ))}
        <Button>outline</Button>
        <Button variant="ghost">ghost</Button>
        <Button disabled>disabled</Button>
        <Spinner label="Loading" />
      </Inline>
      <Inline gap="xs">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Grid column="m" gap="m">
        <Stack gap="m">
          <TextField label="Name" placeholder="Ada" hint="As on the invoice." />
          <TextField label="Mail" defaultValue="ada@" error="The address is not complete." />
          <RadioGroup
            label="Format"
            defaultValue="png"
            options={[
              { value: 'png', label: 'PNG' },
              { value: 'webp', label: 'WebP' },
            ]}
          />
        </Stack>
        <Stack gap="m">
          <Switch label="Keep the colours" defaultChecked />
          <Checkbox label="Save a copy" defaultChecked />
          <Slider label="Strength" defaultValue={40} />
          <Progress label="Enlarging the picture" value={60} />
        </Stack>
      </Grid>
      <Tabs.Root defaultValue="one">
        <Tabs.List label="Results">
          <Tabs.Tab value="one">Result</Tabs.Tab>
          <Tabs.Tab value="two">Original</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="one">
          <Text tone="textMuted">
            Secondary text, and <Link href="#top">a link</Link>.
          </Text>
        </Tabs.Panel>
        <Tabs.Panel value="two">The original.</Tabs.Panel>
      </Tabs.Root>
      <Grid column="m" gap="m">
        {alertTones.map((tone) => (
          <Alert key={tone} tone={tone} title={`This is ${tone}`}>
            What to do about it.
          </Alert>
        ))}
      </Grid>
      <Card title="A card" level={3} footer={<Badge tone="accent">New</Badge>}>
        Cards hold one of several similar things.
      </Card>
      <Accordion.Root>
        <Accordion.Item value="a" title="What is changed?">
          Colours, corners, lines, text and space.
        </Accordion.Item>
      </Accordion.Root>
    </Stack>
  );
}
