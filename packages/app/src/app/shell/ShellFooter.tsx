import { catalogueLocales, languageNames, locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/shell';
import { ThemeSwitch } from '@verapix/ui';
import { Footer } from '@verapix/ui/product';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../content/address';
import { footerGroups, socialLink } from '../../content/footer';
import { useAwakening } from '../../lib/early-press';
import { scrollToTop } from './navigation';
import { chooseTheme, useTheme } from './theme';

/** The end of every page. It loads after the page and is part of the prerendered HTML. */
export function ShellFooter() {
  const { pathname, search, hash } = useLocation();
  const languages = catalogueLocales.map((code) => ({
    code,
    name: languageNames[code],
    href: `${addressOf(pathname, code)}${search}${hash}`,
    isCurrent: code === locale,
  }));
  return (
    <Footer
      {...useAwakening<HTMLElement>()}
      groups={footerGroups}
      social={socialLink}
      tagline={messages.tagline}
      note="© Verapix"
      currentPath={pathname}
      onCurrentLinkClick={scrollToTop}
      languages={languages}
      themeSwitch={<ThemeSwitch value={useTheme()} onChange={chooseTheme} />}
    />
  );
}
