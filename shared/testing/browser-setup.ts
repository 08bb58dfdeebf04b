import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import 'jest-axe/extend-expect';

// On a slow machine what comes comes later; only a failure takes this long, in ms.
configure({ asyncUtilTimeout: 20_000 });
