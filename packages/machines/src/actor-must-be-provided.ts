import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate';

const mustBeProvided = (name: string) =>
  new Error(`\`${name}\` actor must be provided: call machine.provide({ actors: { ${name} } }).`);

/**
 * The default of a machine's actor: a machine knows no backend and no engine, so whoever creates it hands them in
 * with `machine.provide({ actors })`. Rejects, with the name of the actor that was forgotten.
 */
export function actorMustBeProvided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(mustBeProvided(name)));
}

/** The same for an actor that goes on telling: throws when it is started. */
export function watcherMustBeProvided(name: string): CallbackActorLogic<EventObject> {
  return fromCallback(() => {
    throw mustBeProvided(name);
  });
}
