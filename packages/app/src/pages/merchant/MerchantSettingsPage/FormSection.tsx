import { Heading, Stack, Surface } from '@verapix/ui';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  /** Fields. */
  children: ReactNode;
}

/** Fields that belong together, under their name. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <Surface role="group" aria-labelledby={id}>
      <Stack gap="m">
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Surface>
  );
}
