import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import 'jest-axe/extend-expect';

// Long enough for a slow machine; only a failure takes this long, in ms.
configure({ asyncUtilTimeout: 20_000 });
