import { type ToolId, toolById } from '@verapix/domain';
import * as common from '@verapix/messages/common';
import type { ToolModule } from '@verapix/studio/tool-entry';
import { paths } from '../../content/paths';
import { breadcrumbData } from '../../app/seo/structured-data';
import { Page } from '../../app/shell/Page';
import { StudioFrame } from './StudioFrame';

/** The page of a tool. */
export function ToolPage({ id, tool }: { id: ToolId; tool: ToolModule }) {
  const { title, description, path } = toolById(id);
  return (
    <StudioFrame>
      <Page
        title={title}
        description={`${description} ${tool.place}`}
        structuredData={[
          breadcrumbData([
            { name: common.tools, path: paths.tools },
            { name: title, path },
          ]),
        ]}
      >
        <tool.Page />
      </Page>
    </StudioFrame>
  );
}
