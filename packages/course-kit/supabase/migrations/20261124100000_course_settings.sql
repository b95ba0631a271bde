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
  -- Whether a score needs an attempt that the database has marked. Switch it on once the keys are there.
  quizzes_marked boolean not null default false,
  -- Which questions the database has the answers of, so that an application can compare them with its own before anybody
  -- hands in; the n-th entry is level n's, written by `course-kit keys`. Right answers are not in a fingerprint.
  quiz_fingerprints text[],
  attempts_per_hour integer not null default 6, -- of a learner at a level
  visitor_attempts_per_hour integer not null default 60, -- of all visitors behind an address
  -- What certificates say; null leaves it to the application.
  course_name text,
  issued_by text,
  -- What signed certificates and their pictures call and colour a level: the n-th entry is that of level n, null for none.
  level_titles text[],
  level_colors text[],
  constraint course_settings_one_row check (id),
  constraint course_settings_levels check (levels between 1 and 1000),
  constraint course_settings_tasks
    check (tasks_per_level between 0 and 200 and 200 >= all (tasks_by_level) and 0 <= all (tasks_by_level)),
  constraint course_settings_questions
    check (questions_per_level between 1 and 200 and 200 >= all (questions_by_level) and 1 <= all (questions_by_level)),
  constraint course_settings_pass_mark check (pass_mark between 0 and 100),
  constraint course_settings_quiz_fingerprints check (array_ndims(quiz_fingerprints) = 1),
  constraint course_settings_attempts check (attempts_per_hour > 0 and visitor_attempts_per_hour >= 0),
  constraint course_settings_course_name check (char_length(course_name) between 1 and 200 and course_name !~ '[[:cntrl:]]'),
  constraint course_settings_issued_by check (char_length(issued_by) between 1 and 200 and issued_by !~ '[[:cntrl:]]'),
  constraint course_settings_level_titles check (array_to_string(level_titles, '') !~ '[[:cntrl:]]'),
  constraint course_settings_level_colors check (array_to_string(level_colors, '') !~ '[[:cntrl:]]')
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
