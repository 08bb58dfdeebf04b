import { stopMemoryDatabases } from './memory-databases.ts';

export default stopMemoryDatabases;
