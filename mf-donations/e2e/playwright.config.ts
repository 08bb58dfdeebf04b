import { remoteAlone } from '@trust/shared/testing/playwright';

export default remoteAlone('mf-donations');
