#!/bin/sh
# Runs once, when PostgreSQL makes its data directory: the two login roles of docs/decisions/008 and the database.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v app="$APP_PASSWORD" --username postgres <<'SQL'
create role yuncang_owner login createrole password :'owner';
create role yuncang_app login password :'app';
grant yuncang_app to yuncang_owner with admin option;
create database yuncang owner yuncang_owner;
SQL
