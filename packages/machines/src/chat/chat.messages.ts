import { type ChatDepartment, delays } from '@verapix/facts';
import { errorToast, infoToast } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import type { ChatMessage } from './chat.types';

/** What a conversation begins with: as many texts as `chat.welcomeMessages` says. */
const welcomeTexts = [
  'Hello! This is the automatic assistant of Verapix. No person reads this chat.',
  'Ask about a tool, a plan or your pictures, or choose a department first.',
] as const;

/** The messages of a conversation in which nothing was said yet. */
export function welcomeMessages(now: number): ChatMessage[] {
  return welcomeTexts.map((content) => ({ content, isBot: true, timestamp: new Date(now) }));
}

/** What the assistant says when a department was chosen. */
export const connectedText = (department: ChatDepartment): string =>
  `You've been connected to our ${department} department. How can we help you today?`;

/** The page of each department. */
export const departmentPaths: Record<ChatDepartment, string> = {
  General: '/',
  Technical: '/contact',
  Pricing: '/pricing',
  'Payment Options': '/payment',
};

/** A reply came while the chat was closed. */
export const newMessageToast: ToastOptions = {
  ...infoToast('New Message', 'support has responded to your inquiry'),
  duration: delays.chatToastShown,
};

/** No reply came. */
export const noReplyToast: ToastOptions = errorToast('Error', 'Unable to get a response. Please try again.');
