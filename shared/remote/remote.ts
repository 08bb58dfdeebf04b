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
export { loadCloseOnBack } from './first-view/history/load-close-on-back.ts';
export { useCloseOnBack } from './first-view/history/use-close-on-back.ts';
export { redirectTo } from './redirect.ts';
export {
  useFragment,
  useHostCloseOnBack,
  useNavigateTo,
  useReadAhead,
  useReload,
  useReplaceAddress,
  useSearch,
} from './screen/routing.ts';
export { outlineInPage, ServerHtml, type InPage } from './screen/server-html.tsx';
