-- Tables and functions that no client reaches: PostgREST exposes `public` only, and only the server's role may use this.
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;
