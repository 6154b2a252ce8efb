import { describePersistence } from '#test/contracts/persistence.contract.ts';
import { inMemoryPersistence } from '#test/support/persistence.ts';

describePersistence('in memory', async () => inMemoryPersistence());
