import { OrDivider, ProviderButton } from '@verapix/ui';

interface ContinueWithGoogleProps {
  /** On the way to Google's page. */
  redirecting: boolean;
  onChoose: () => void;
}

/** Google first, and the line between it and the other way. */
export function ContinueWithGoogle({ redirecting, onChoose }: ContinueWithGoogleProps) {
  return (
    <>
      <ProviderButton pending={redirecting} onClick={onChoose}>
        Continue with Google
      </ProviderButton>
      <OrDivider />
    </>
  );
}
