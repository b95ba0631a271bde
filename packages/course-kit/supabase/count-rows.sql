-- For psql: a line for each table that has something of the courses or their accounts, with the number of its rows and a sum of
-- all that they say. Two databases that print the same have the same rows.
set timezone = 'UTC';

select format(
  'select %L, count(*), coalesce(sum(hashtextextended(r::text, 0)), 0) from %I.%I r',
  t.schemaname || '.' || t.tablename, t.schemaname, t.tablename
)
from pg_tables t
where (t.schemaname = 'auth' and t.tablename <> 'schema_migrations') or exists (
  select from pg_tables s
  where s.tablename = 'course_settings'
    and t.schemaname in (s.schemaname, case s.schemaname when 'public' then 'private' else s.schemaname || '_private' end)
)
order by t.schemaname, t.tablename
\gexec
