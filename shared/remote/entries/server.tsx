import { remote } from 'the-remote';
import { KIT_CONTRACT } from '../../contract/pages/kit-contract.ts';
import type { RenderRequest } from '../../contract/pages/render.ts';
import { listSamplePages, renderSamplePage } from '../samples/render-sample.ts';
import { readPage, renderPage, renderParcel } from '../server/server-render.tsx';

export const contract = KIT_CONTRACT;
export const module = remote.name;
export const render = (request: RenderRequest) => renderPage(remote, request);
export const read = (request: RenderRequest) => readPage(remote, request);
export const parcel = renderParcel.bind(undefined, remote);
export const samples = listSamplePages.bind(undefined, remote);
export const renderSample = renderSamplePage.bind(undefined, remote);
