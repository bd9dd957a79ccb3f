import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, pageColumn } from '@verapix/ui/css';

export const page = styleVariants({ page: [componentStyle(pageColumn)], full: [] });
