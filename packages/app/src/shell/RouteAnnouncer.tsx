import { VisuallyHidden } from '@verapix/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Says the new page's title to screen readers after a navigation, which nothing else does without a page load. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState({ pathname, title: '' });
  useEffect(() => {
    setAnnouncement((last) => (last.pathname === pathname ? last : { pathname, title: document.title }));
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{announcement.title}</VisuallyHidden>;
}
