/** Whether the mock backend is part of this build: true when no real project was named. Set by the Vite config. */
declare const __EMBEDDED_BACKEND__: boolean;

/** Whether people may sign up as a founder in this build: `VITE_FOUNDER_SIGNUP`, or its default. Set by the Vite config. */
declare const __FOUNDER_SIGN_UP__: boolean;

interface ImportMetaEnv {
  /** `demo` in a build for the mock backend; unset in one for a project. */
  readonly VITE_BACKEND?: string;
  /** The address of a Supabase project; unset for the mock backend. */
  readonly VITE_SUPABASE_URL?: string;
  /** The public key of that project. */
  readonly VITE_SUPABASE_ANON_KEY?: string;
  /** The address of the public API's service; unset if the project's own address answers under /v1. */
  readonly VITE_API_URL?: string;
  /** `true` if the functions of the project have an image service; unset for the procedural preview. */
  readonly VITE_IMAGE_SERVICE?: string;
  /** Within how many hours the operator answers questions about billing; unset, the pages promise nothing. */
  readonly VITE_REPLY_HOURS?: string;
  /** Where events go that the person allows: an https address, or a path of this site; unset, none are sent. */
  readonly VITE_ANALYTICS_URL?: string;
  /** After how many days events are deleted there; set whenever the address is. */
  readonly VITE_ANALYTICS_DAYS?: string;
  /** The site's own address, such as `https://www.example.com`; unset for a reserved address. */
  readonly VITE_SITE_URL?: string;
  /** The https address of the operator's account on another site, for the footer; unset for a link that is named a sample. */
  readonly VITE_SOCIAL_URL?: string;
  /** `true` or `false`: whether people may sign up as a founder. */
  readonly VITE_FOUNDER_SIGNUP?: string;
}

declare module 'virtual:machine-drawings' {
  /** The state chart of each machine, by its id. See `vite/machine-drawings.ts`. */
  export const drawings: Readonly<Record<string, import('@verapix/inspector').Drawing>>;
  /** A sample of every event that is plain data, by its type and the machine's id. */
  export const samples: Readonly<Record<string, Readonly<Record<string, { type: string }>>>>;
}
