import { describePersistence } from '#test/contracts/stores/persistence.contract.ts';
import { inMemoryPersistence } from '#test/support/databases/persistence.ts';

describePersistence('in memory', async () => inMemoryPersistence());
