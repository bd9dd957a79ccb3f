import German from './de/guide.mdx';
import English from './guide.mdx';
import { locale } from '@verapix/messages/locale';

/** The text of the guide on the blog page. */
export const GuideText = locale === 'de' ? German : English;
