import { toolById } from '@verapix/domain';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-page';
import { ToolRunner } from '@verapix/studio/ToolRunner';
import type { RunSource, Tool } from '@verapix/studio/define-tool';
import { paths } from '../../content/paths';
import { breadcrumbData } from '../../app/seo/structured-data';
import { Page } from '../../app/shell/Page';
import { StudioFrame } from './StudioFrame';

interface ToolPageProps<Source extends RunSource, Options extends object, Result, Env> {
  tool: Tool<Source, Options, Result, Env>;
}

/** The page of a tool. */
export function ToolPage<Source extends RunSource, Options extends object, Result, Env>({
  tool,
}: ToolPageProps<Source, Options, Result, Env>) {
  const { id, place = messages.place } = tool;
  const { title, description, path } = toolById(id);
  return (
    <StudioFrame>
      <Page
        title={title}
        description={`${description} ${place}`}
        structuredData={[
          breadcrumbData([
            { name: common.tools, path: paths.tools },
            { name: title, path },
          ]),
        ]}
      >
        <ToolRunner tool={tool} />
      </Page>
    </StudioFrame>
  );
}
