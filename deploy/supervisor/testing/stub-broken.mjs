// Stub of a child that cannot start.
console.error('the disk is full');
process.exit(1);
