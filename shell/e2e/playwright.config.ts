import { wholeSite } from '@trust/shared/testing/playwright';

export default wholeSite();
