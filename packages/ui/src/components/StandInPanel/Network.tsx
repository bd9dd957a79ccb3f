import { Alert } from '../Alert';
import { RadioGroup } from '../RadioGroup';

export const standInNetworks = ['ok', 'slow', 'offline', '500', '429'] as const;
export type StandInNetwork = (typeof standInNetworks)[number];

export interface NetworkProps {
  /** How the backend answers. */
  network: StandInNetwork;
  onNetworkChange: (network: StandInNetwork) => void;
}

const options: readonly { value: StandInNetwork; label: string; description: string }[] = [
  { value: 'ok', label: 'As usual', description: 'Every request is answered.' },
  { value: 'slow', label: 'Slow', description: 'Every answer takes some seconds longer.' },
  { value: 'offline', label: 'Offline', description: 'No request arrives.' },
  { value: '500', label: 'Server error', description: 'Every answer is 500.' },
  { value: '429', label: 'Too many requests', description: 'Every answer is 429.' },
];

/** How the network and the server behave. */
export function Network({ network, onNetworkChange }: NetworkProps) {
  return (
    <RadioGroup
      label="How the backend answers"
      options={options}
      value={network}
      onValueChange={onNetworkChange}
    />
  );
}

/** Says that what goes wrong goes wrong on purpose, whichever tab is open. */
export function NetworkWarning({ network }: Pick<NetworkProps, 'network'>) {
  const chosen = options.find(({ value }) => value === network);
  if (network === 'ok' || !chosen) return null;
  return (
    <Alert tone="warning" title={`The network is set to “${chosen.label}”.`} live>
      {chosen.description} Set it to “As usual” in the Network tab when you are done.
    </Alert>
  );
}
