import { componentStyle, pageColumn } from '@verapix/ui/css';

export const page = componentStyle(pageColumn);
