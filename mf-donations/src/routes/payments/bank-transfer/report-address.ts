import type { GiftWay } from '@trust/shared/contract/donations/gift-report-form';
import { GIFT_REPORT_PATH } from '@trust/shared/contract/pages/paths';

/** Where a gift to a project or fund is reported. Nothing personal stands in it. */
export function reportAddress(nid: string, way: GiftWay): string {
  return `${GIFT_REPORT_PATH}?nid=${nid}&way=${way}`;
}
