import preview from '@verapix/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { MachinePage } from './MachinePage';

const meta = preview.meta({
  title: 'Machines',
  component: MachinePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('region', { name: /^Chart of/ });
    await waitFor(() => expect(chart).toHaveAttribute('aria-busy', 'false'));
  },
});

export const Session = meta.story({ args: { machineId: 'auth' } });
export const SignInCallback = meta.story({ args: { machineId: 'auth-callback' } });
export const PasswordReset = meta.story({ args: { machineId: 'password-reset' } });
export const SignIn = meta.story({ args: { machineId: 'sign-in' } });
export const SignUp = meta.story({ args: { machineId: 'sign-up' } });
export const ToolRun = meta.story({ args: { machineId: 'tool-run' } });
export const Library = meta.story({ args: { machineId: 'library' } });
export const Recipes = meta.story({ args: { machineId: 'recipes' } });
export const CloudResults = meta.story({ args: { machineId: 'cloud-results' } });
export const DeviceStorage = meta.story({ args: { machineId: 'device-storage' } });
export const WorkOfVisitors = meta.story({ args: { machineId: 'guest-data' } });
export const OwnModels = meta.story({ args: { machineId: 'custom-model' } });
export const GraphicsProcessor = meta.story({ args: { machineId: 'graphics-processor' } });
export const SelectionOfObjects = meta.story({ args: { machineId: 'object-selection' } });
export const Batch = meta.story({ args: { machineId: 'batch' } });
export const BatchSession = meta.story({ args: { machineId: 'batch-session' } });
export const Subscription = meta.story({ args: { machineId: 'subscription' } });
export const Checkout = meta.story({ args: { machineId: 'checkout' } });
export const PaymentResult = meta.story({ args: { machineId: 'payment-result' } });
export const ContactForm = meta.story({ args: { machineId: 'contact' } });
export const Offer = meta.story({ args: { machineId: 'offer' } });
export const FreeUses = meta.story({ args: { machineId: 'free-use' } });
export const Preferences = meta.story({ args: { machineId: 'preferences' } });
export const Profile = meta.story({ args: { machineId: 'profile' } });
export const TwoFactorAuthentication = meta.story({ args: { machineId: 'two-factor' } });
export const CodePrompt = meta.story({ args: { machineId: 'code-prompt' } });
export const AccountDeletion = meta.story({ args: { machineId: 'delete-account' } });
export const ActiveSessions = meta.story({ args: { machineId: 'sessions' } });
export const SignOut = meta.story({ args: { machineId: 'sign-out' } });
export const ActivityLog = meta.story({ args: { machineId: 'activity' } });
export const MailLink = meta.story({ args: { machineId: 'mail-link' } });
export const ApiKeys = meta.story({ args: { machineId: 'api-keys' } });
export const WebhookSecret = meta.story({ args: { machineId: 'webhook-secret' } });
export const ApiTrial = meta.story({ args: { machineId: 'api-trial' } });
export const SupportChat = meta.story({ args: { machineId: 'chat' } });
export const PaymentSettings = meta.story({ args: { machineId: 'merchant-settings' } });
export const OperatorInbox = meta.story({ args: { machineId: 'inbox' } });
export const AppUpdate = meta.story({ args: { machineId: 'app-update' } });
export const ToastTimer = meta.story({ args: { machineId: 'toast' } });
export const Toasts = meta.story({ args: { machineId: 'toasts' } });
