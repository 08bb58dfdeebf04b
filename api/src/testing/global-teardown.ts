import { stopEmbeddedDatabases } from './embedded-databases.ts';

export default stopEmbeddedDatabases;
