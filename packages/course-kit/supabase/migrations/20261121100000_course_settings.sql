-- What the rules need to know of the course. Another course changes this one row, and no code.

create schema if not exists private; -- helpers; never list it under "Exposed schemas"
revoke all on schema private from public, anon, authenticated;

create table public.course_settings (
  id boolean primary key default true,
  levels integer not null default 5,
  tasks_per_level integer not null default 5,
  questions_per_level integer not null default 5,
  pass_mark integer not null default 70,
  -- For levels that differ: the n-th entry counts for level n, and null means "as every level".
  tasks_by_level integer[],
  questions_by_level integer[],
  constraint course_settings_one_row check (id),
  constraint course_settings_levels check (levels between 1 and 1000),
  constraint course_settings_tasks
    check (tasks_per_level between 0 and 200 and 200 >= all (tasks_by_level) and 0 <= all (tasks_by_level)),
  constraint course_settings_questions
    check (questions_per_level between 1 and 200 and 200 >= all (questions_by_level) and 1 <= all (questions_by_level)),
  constraint course_settings_pass_mark check (pass_mark between 0 and 100)
);

comment on table public.course_settings is 'One row: the size of the course and the mark that passes a quiz.';

insert into public.course_settings default values;

alter table public.course_settings enable row level security;
revoke all on public.course_settings from public, anon, authenticated, service_role;
grant select on public.course_settings to anon, authenticated;
grant select, update on public.course_settings to service_role;

create policy "settings: anyone reads" on public.course_settings
  for select to anon, authenticated
  using (true);
