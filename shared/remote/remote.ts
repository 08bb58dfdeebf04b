export {
  defineParcel,
  defineRemote,
  defineScreen,
  type Head,
  type HeadContext,
  type LoadContext,
  type ParcelDefinition,
  type RemoteDefinition,
  type ScreenDefinition,
} from './definition.ts';
export { useConfig, useHttp, useLanguage, useTexts } from './context.tsx';
export { Link } from '../ui/link.tsx';
export { ParcelSlot } from './parcel/parcel-slot.tsx';
export { readOutlined } from './queries/queries.ts';
export { redirectTo } from './redirect.ts';
export { useFragment, useNavigateTo, useReadAhead, useReload, useSearch } from './screen/routing.ts';
export { outlineInPage, ServerHtml, type InPage } from './screen/server-html.tsx';
