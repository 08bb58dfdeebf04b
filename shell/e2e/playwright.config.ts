import { siteConfig } from '@trust/shared/testing/playwright';

export default siteConfig();
