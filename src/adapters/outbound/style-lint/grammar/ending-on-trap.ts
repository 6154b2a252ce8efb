/**
 * Ends the thread if WebAssembly code fails, because its memory is then in an unknown state and every later call would
 * fail too. The waiting caller gets an error, and the next text a new thread.
 */
export const endingOnTrap =
  <Input, Output>(work: (input: Input) => Promise<Output>) =>
  async (input: Input): Promise<Output> => {
    try {
      return await work(input);
    } catch (error) {
      if (error instanceof Error && error.name === 'RuntimeError') process.exit(1);
      throw error;
    }
  };
