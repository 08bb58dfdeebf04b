import { standaloneRemoteConfig } from '@trust/shared/testing/playwright';

export default standaloneRemoteConfig('mf-donations');
