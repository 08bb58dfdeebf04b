import { register } from 'tsx/esm/api';

// Once for each process or thread that runs tests: Node then loads their TypeScript.
register();
