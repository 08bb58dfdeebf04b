import { remote } from 'the-remote';
import { KIT_CONTRACT } from '../../contract/pages/kit-contract.ts';
import { renderPage, renderParcel } from '../server/server-render.tsx';

export const contract = KIT_CONTRACT;
export const module = remote.name;
export const render = renderPage.bind(undefined, remote);
export const parcel = renderParcel.bind(undefined, remote);
