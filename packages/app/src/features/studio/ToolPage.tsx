import { type ToolId, toolById } from '@verapix/domain';
import * as common from '@verapix/messages/common';
import type { ToolModule } from '@verapix/studio/tool-entry';
import { paths } from '../../content/paths';
import { breadcrumbData } from '../../app/seo/structured-data';
import { Page } from '../../app/shell/Page';
import { StudioFrame } from './StudioFrame';
import { studioTool } from '@verapix/studio/tools';

/** From here, because this page has the list of the tools: alone it would be one more script to wait for. */
export const loadTool = (id: ToolId) => studioTool(id).load();

/** The page of a tool. */
export function ToolPage({ id, tool }: { id: ToolId; tool: ToolModule }) {
  const { path } = toolById(id);
  const { title, description } = studioTool(id);
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

export { ToolPage as Component };
