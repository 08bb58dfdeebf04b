import { renderToString } from 'react-dom/server';
import { KIT_CONTRACT } from '@trust/shared/contract/pages/kit-contract';
import {
  inEachLanguage,
  sampleConfig,
  type RenderedSample,
  type SamplePage,
} from '@trust/shared/remote/samples/sample-page';
import { NotFound, Waiting } from '../../frame/outlet-message.tsx';
import { Footer } from '../../frame/footer/footer.tsx';
import { Header } from '../../frame/header/header.tsx';
import { FOOTER_PREFIX, HEADER_PREFIX } from '../../root-prefixes.ts';
import { FrameRequest, type FrameResult } from './frame-render.ts';

export const contract = KIT_CONTRACT;
export const module = 'shell';

/** Renders the frame for a visitor whom the server does not know: server HTML is always the anonymous page. */
export function render(request: unknown): Promise<FrameResult> {
  const { language, path, config, saver } = FrameRequest.parse(request);
  const { trust } = config;
  const account = { session: { authenticated: false, firstName: '' } };
  return Promise.resolve({
    header: renderToString(<Header language={language} path={path} trust={trust} account={account} />, {
      identifierPrefix: HEADER_PREFIX,
    }),
    footer: renderToString(<Footer language={language} path={path} trust={trust} saver={saver} />, {
      identifierPrefix: FOOTER_PREFIX,
    }),
    waiting: renderToString(<Waiting language={language} />),
    notFound: renderToString(<NotFound language={language} />),
  });
}

export function samples(): Promise<SamplePage[]> {
  return Promise.resolve(inEachLanguage([{ path: '/', status: 200 }]));
}

export async function renderSample({ path, language }: SamplePage): Promise<RenderedSample> {
  const frame = await render({ language, path, config: sampleConfig() });
  return { status: 200, html: Object.values(frame).join('') };
}
