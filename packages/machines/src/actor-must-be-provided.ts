import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * The default of a machine's actor: a machine knows no backend and no engine, so whoever creates it hands them in
 * with `machine.provide({ actors })`. Rejects, with the name of the actor that was forgotten.
 */
export function actorMustBeProvided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(
      new Error(`\`${name}\` actor must be provided: call machine.provide({ actors: { ${name} } }).`),
    ),
  );
}
